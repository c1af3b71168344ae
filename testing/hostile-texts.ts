/** Texts with a meaning to a database, a template, a browser or a parser. */
export const hostileTexts = [
  "' OR 1=1 --",
  '"; DROP TABLE events; --',
  '$$; $1 :name ?',
  '\\\\ \\x00 \\u0000',
  "%' AND pg_sleep(5)--",
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)//',
  '__proto__ constructor',
  '\u202eright to left\u202c 0\u0301\u0302 🎓',
  '<!-- --> ]]> &lt;b&gt; &#0;',
]

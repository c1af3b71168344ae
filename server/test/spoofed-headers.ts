/** Headers that claim another origin with each attempt; they must not affect counting. */
export const spoofedHeaders = (tries: number) => ({
  'x-forwarded-for': `203.0.113.${tries}`,
  forwarded: `for=203.0.113.${tries}`,
  'x-real-ip': `203.0.113.${tries}`,
  'user-agent': `agent ${tries}`,
  cookie: `device=${tries}`,
})

/** What a caller may say of itself, another thing at every try: nothing of it may be what tries are counted by. */
export const spoofedHeaders = (tries: number) => ({
  'x-forwarded-for': `203.0.113.${tries}`,
  forwarded: `for=203.0.113.${tries}`,
  'x-real-ip': `203.0.113.${tries}`,
  'user-agent': `agent ${tries}`,
  cookie: `device=${tries}`,
})

/** False for tables that an engine uses for full-text search. */
export const isPlainTable = ({ name }: { name: string }) => !/^(?:search|draft)Text/.test(name)

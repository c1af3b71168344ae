/** Whether a table is one with columns of plain values: not what an engine has for finding words, each in its own way. */
export const isPlainTable = ({ name }: { name: string }) => !/^(?:search|draft)Text/.test(name)

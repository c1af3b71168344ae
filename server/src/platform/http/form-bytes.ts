export const formBytes = 256 * 1024

/** Everything except the file, part headers included. */
export const formBytes = 256 * 1024

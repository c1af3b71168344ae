/** All of a form that is not the file, headers of the parts included. */
export const formBytes = 256 * 1024

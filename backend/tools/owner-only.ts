/** Mode of a folder that only the user who runs the server may enter: what visitors sent lies in it, hashes of passwords, tokens. */
export const OWNERS_FOLDER = 0o700
/** Mode of such a file. */
export const OWNERS_FILE = 0o600

export type JsonObject = { [key: string]: Json | undefined }
type Json = string | number | boolean | null | Json[] | JsonObject

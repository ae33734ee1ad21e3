/** A list of passwords that were stolen somewhere. Rejects when it does not answer; the caller then goes without. */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>
}

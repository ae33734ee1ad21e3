/** Two values of one shape as one, in which each text that differs is an {id, en}. */
export function toBoth(id: unknown, en: unknown): unknown {
  if (Array.isArray(id) && Array.isArray(en)) return id.map((item, at) => toBoth(item, en[at]))
  if (id && en && typeof id === 'object' && typeof en === 'object')
    return Object.fromEntries(Object.entries(id).map(([key, part]) => [key, toBoth(part, (en as never)[key])]))
  return id === en ? id : { id, en }
}

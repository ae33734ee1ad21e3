/** A storage of a browser, whose keys are its properties. */
export function fakeStorage(entries: Record<string, string>): Storage {
  const removeItem = (key: string) => delete storage[key]
  const setItem = (key: string, value: string) => Object.assign(storage, { [key]: value })
  const getItem = (key: string) => storage[key] ?? null
  const storage = Object.assign(Object.create({ removeItem, setItem, getItem }), entries)
  return storage
}

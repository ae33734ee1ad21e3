/** The explainer's localStorage; ignores an unavailable storage. */
export const stored = {
  read: (key: StoredKey): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write: (key: StoredKey, value: unknown): void => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // full, or forbidden
    }
  },
}

type StoredKey = 'explainer-quota' | 'explainer-kept' | 'explainer-recent' | 'explainer-words'

const STORAGE_KEY = 'campaign'

export interface Campaign {
  referrer: string
  utm: Record<string, string>
}

/** Referrer and UTM parameters of the visit's first page, kept for the following ones. */
export function campaign(): Campaign {
  try {
    const known = sessionStorage.getItem(STORAGE_KEY)
    if (known) return JSON.parse(known)
    const noted = describe()
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(noted))
    return noted
  } catch {
    return describe()
  }
}

function describe(): Campaign {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name)).slice(0, 8)
  return {
    referrer: document.referrer.slice(0, 1000),
    utm: Object.fromEntries(utm.map(([name, value]) => [name, value.slice(0, 300)])),
  }
}

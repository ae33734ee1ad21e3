interface Device {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** In gigabytes. */
  deviceMemory?: number
}

/** Whether a video costs the visitor little. */
export function isAbleDevice(): boolean {
  const { connection, deviceMemory = 8 } = navigator as Device
  const savesData = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  const isSlowNetwork = /2g|3g/.test(connection?.effectiveType ?? '')
  return !savesData && !isSlowNetwork && deviceMemory > 2 && navigator.hardwareConcurrency > 1
}

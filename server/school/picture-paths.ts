export const ICON_PATHS = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
]
export const PREVIEW_PATH = '/og-image.png'
/** Every path at which the sample school has a picture: another school has its own there, or none. */
export const PICTURE_PATHS = [...ICON_PATHS, PREVIEW_PATH, '/app-icon.svg']

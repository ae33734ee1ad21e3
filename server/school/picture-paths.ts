import { sampleFace } from '../../content/facts/face.ts'

export const ICON_PATHS = sampleFace.icons
export const PREVIEW_PATH = '/og-image.png'
/** Every path at which the sample school has a picture: another school has its own there, or none. */
export const PICTURE_PATHS = [...ICON_PATHS, PREVIEW_PATH, '/app-icon.svg']

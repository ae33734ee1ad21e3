import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

export const pictureType = (path: string): string => TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'

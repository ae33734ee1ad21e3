import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const FILE = fileURLToPath(new URL('../.env', import.meta.url))

/** Reads .env in the project's folder, wherever the command is run; the environment wins. */
export function loadEnvFile() {
  let text
  try {
    text = readFileSync(FILE, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return
    const reason = error.code === 'EISDIR' ? 'it is a folder, not a file' : error.code
    console.error(`${FILE} cannot be read: ${reason}.`)
    process.exit(1)
  }
  const withoutMark = text.replace(/^\uFEFF/, '')
  for (const [name, value] of Object.entries(parseEnv(withoutMark))) process.env[name] ??= value
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const OWN_NODE =
  'Install Node 26 or newer yourself (https://nodejs.org/en/download), so that "node --version" shows it.'

/** Advice to print on a Node that is too old. npm installs the right one as a package, one for each platform. */
export function howToGetNode(command) {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const name = Object.keys(optionalDependencies).find((dependency) => dependency.endsWith(`-${platform}`))
  if (!name) return `There is no npm package of it for ${platform}. ${OWN_NODE}`

  const program = inProject(`node_modules/${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`)
  if (!existsSync(program)) return `Its package ${name} is not installed. Run: npm ci --include=optional`
  if (spawnSync(program, ['--version']).status !== 0) {
    return `Its package ${name} is installed, but does not run on this system (on Linux it needs glibc). ${OWN_NODE}`
  }
  return `It is installed. Run: npm run ${command}`
}

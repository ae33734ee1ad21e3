import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** One npm on one Node. */
export interface Toolchain {
  node: string
  npm: string
  /** Words that run npm, and the PATH they need. */
  program: string
  npmCli: string
  path: string
}

const run = promisify(execFile)

/** Gets a Node and an npm of the given major versions from the registry, beside whatever is installed here. */
export async function getToolchain(folder: string, nodeMajor: number, npmMajor: number): Promise<Toolchain> {
  const nodePackage = `node-${process.platform}-${process.arch}`
  const nodeFolder = await getPackage(folder, nodePackage, nodeMajor)
  const npmFolder = await getPackage(folder, 'npm', npmMajor)
  const bin = join(nodeFolder, 'bin')
  return {
    node: versionIn(nodeFolder),
    npm: versionIn(npmFolder),
    program: join(bin, 'node'),
    npmCli: join(npmFolder, 'bin/npm-cli.js'),
    path: `${bin}:/usr/bin:/bin`,
  }
}

const fetched = new Map<string, Promise<string>>()

function getPackage(folder: string, name: string, major: number): Promise<string> {
  const key = `${name}-${major}`
  const isFetched = fetched.get(key)
  if (isFetched) return isFetched
  const prefix = join(folder, key)
  const words = ['install', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${major}`]
  const getting = run('npm', words).then(() => join(prefix, 'node_modules', name))
  fetched.set(key, getting)
  return getting
}

const versionIn = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version

import { expect, test } from 'vitest'
import { newestOnly } from './newest-only.ts'

test('of what is changed while something is on its way only the newest is sent, and after it', async () => {
  const inTurn = newestOnly<string>()
  const log: string[] = []
  const answers = new Map<string, () => void>()
  const save = (name: string) =>
    inTurn(async () => {
      log.push(`sent ${name}`)
      await new Promise<void>((resolve) => answers.set(name, resolve))
      log.push(`stored ${name}`)
      return name
    })
  const first = save('a')
  await expect.poll(() => log).toEqual(['sent a'])
  const [second, third] = [save('b'), save('c')]
  answers.get('a')?.()
  await expect.poll(() => log).toEqual(['sent a', 'stored a', 'sent c'])
  answers.get('c')?.()
  expect(await Promise.all([first, second, third])).toEqual(['a', null, 'c'])
})

import { expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { logRequest } from './request-log.ts'

const request = { requestId: 'a1-2', method: 'GET', route: '/a"b/:id', status: 200, ms: 0.3 }

function linesAt(level: string): { own: string[]; written: string[] } {
  const [own, written]: [string[], string[]] = [[], []]
  createLog(level, { write: (line) => own.push(line) }).info(request, 'request')
  logRequest(createLog(level, { write: (line) => written.push(line) }), request)
  return { own, written }
}

test('a request’s line is the one that the log would write itself', () => {
  const { own, written } = linesAt('info')
  const withoutTime = (line: string | undefined) => line?.replace(/"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/, '')
  expect(withoutTime(written[0])).toBe(withoutTime(own[0]))
  expect(written[0]).not.toBe(withoutTime(written[0]))
})

test('with a higher level there is none', () => {
  expect(linesAt('warn')).toEqual({ own: [], written: [] })
})

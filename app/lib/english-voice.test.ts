import { afterEach, expect, test, vi } from 'vitest'
import { englishVoice, say } from './english-voice.ts'

afterEach(() => vi.unstubAllGlobals())

const voice = (lang: string, localService = true) => ({ lang, localService })

test('English is spoken by an English voice, of the device itself if there is one', () => {
  const local = voice('en-GB')
  expect(englishVoice([voice('id-ID'), voice('en-US', false), local])).toBe(local)
  expect(englishVoice([voice('id-ID'), voice('en_US', false)])?.lang).toBe('en_US')
})

test('without an English voice nothing is offered', () => {
  expect(englishVoice([])).toBeUndefined()
  expect(englishVoice([voice('id-ID'), voice('eng-x')])).toBeUndefined()
})

test.each([{}, { speechSynthesis: undefined }])('in a browser without speech (%j) nothing is said', (window) => {
  vi.stubGlobal('window', window)
  expect(() => say('brave', 'normal')).not.toThrow()
})

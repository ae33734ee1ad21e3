import { describe, expect, test } from 'vitest'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { wishToEnrol } from './wish-to-enrol.ts'

const wishIn = (message: string) => wishToEnrol(message, weighWish)

describe('a wish for a class here', () => {
  test.each([
    'aku mau daftar, tolong sambungkan ke tim',
    'umur saya 17, mau daftar',
    'can i try one lesson for free?',
    'Saya tertarik ikut Business English, mohon dihubungi',
    'kalau gitu saya mau coba kelas gratisnya',
  ])('%s', (text) => {
    expect(wishIn(text)).toMatchObject({ isStated: true, isElsewhere: false, isRefused: false })
  })
})

describe('a question whether something is possible, or a wish to ask, is none yet', () => {
  test.each([
    'umur 60 masih bisa ikut kelas?',
    'usia 16 apa sudah boleh daftar',
    'siang kak, mau tanya-tanya soal kursus boleh',
    'Saya tinggal di Papua, apakah bisa ikut dari sini lewat Zoom?',
  ])('%s', (text) => {
    expect(wishIn(text).isStated).toBe(false)
  })
})

describe('what concerns another company', () => {
  test.each([
    'saya mau daftar npwp',
    'I want to register my car',
    'tolong hubungi saya, paket saya belum sampai',
    'kak saldo gopay saya kepotong 2x tolong dicek',
  ])('%s', (text) => {
    expect(wishIn(text)).toMatchObject({ isElsewhere: true, isStated: false })
  })

  test('a request for a person here is none of it, however long', () => {
    const text = 'cs nya ada gak kak, dari tadi jawabannya muter2 terus saya tambah pusing'
    expect(wishIn(text).isElsewhere).toBe(false)
  })
})

test('a refusal is heard', () => {
  expect(wishIn('gak jadi daftar kak').isRefused).toBe(true)
  expect(wishIn('belum dihubungi padahal udah daftar').isRefused).toBe(false)
})

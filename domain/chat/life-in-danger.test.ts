import { expect, test } from 'vitest'
import { dangerIn } from './life-in-danger.ts'

const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/)

test.each(
  lines(`
    aku mau bunuh diri
    aku pengen mati aja
    gue mau bundir
    gw pgn mati
    pengennnn matiii
    mau mati aja deh
    aku pengin mati wae
    capek hidup
    aku capek banget hidup
    gak mau hidup lagi
    udah ga kuat hidup
    aku udah nyerah sama hidup
    saya ingin mengakhiri hidup saya
    mending gue mati aja
    lebih baik aku mati
    aku kepikiran bunuh diri
    aku suka nyayat tangan
    hidupku gak ada gunanya
    buat apa aku hidup
    semoga besok gak bangun lagi
    I want to die
    i want die
    I want to kill myself
    I feel suicidal
    i have suicidal thoughts
    I'm thinking about suicide
    i wanna kms
    I don’t want to live anymore
    I wish I was dead
    everyone would be better off without me
    i'm tired of living
    there is no reason to live
    I just want to end it all
    I took too many pills
    I hate myself and want to die
    nobody would miss me if i died`),
)('%s', (typed) => expect(dangerIn(typed)).toBe('self'))

test.each(
  lines(`
    temanku mau bunuh diri
    pacarku ngancem bunuh diri
    my friend wants to kill herself
    My brother is suicidal`),
)('%s: of somebody else', (typed) => expect(dangerIn(typed)).toBe('other'))

test.each(
  lines(`
    aku dipukulin suami
    ayahku mukulin aku
    saya korban KDRT
    my husband beats me
    my dad always beats me up
    someone is trying to kill me
    I'm scared, someone is following me
    ada orang ngikutin aku
    I was raped`),
)('%s: by somebody else', (typed) => expect(dangerIn(typed)).toBe('violence'))

test.each(
  lines(`
    Please call an ambulance!
    could you call the police?
    tolong panggilkan ambulans`),
)('%s: whoever it is', (typed) => expect(dangerIn(typed)).toBe('emergency'))

test.each(
  lines(`
    I called the police yesterday
    He is following me on Instagram
    hp aku mau mati
    mati lampu di rumah
    aku mau mati ketawa
    aku mau bunuh waktu
    aku gak bisa hidup tanpa kopi
    capek hidup di Jakarta
    buat hidup lebih baik aku belajar inggris
    kalau aku gak ada waktu gimana
    mending aku daftar atau gak ada promo?
    bunuh diri bahasa inggrisnya apa
    apa arti suicide
    My grandmother died last year
    My phone died yesterday
    I would rather die than eat durian
    I'm dying to see you
    The deadline is killing me
    Romeo killed himself because of love
    I can't live without you
    I don't want to live in Jakarta
    I cut my finger
    He beat me at chess
    my boss will kill me
    I want to end this conversation`),
)('%s is only said', (typed) => expect(dangerIn(typed)).toBeNull())

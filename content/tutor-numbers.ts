import type { WordClasses } from '../domain/shared/frames.ts'

/**
 * How people ask for a number, a time or a date aloud, a line each (domain/shared/frames.ts). `number0` stands for what
 * is asked about; politeness is left out before. `open` asks it of one number more, behind another.
 */
export const numberQuestions = {
  asked: `
    … @aloud|@english … number0 …
    … number0 … @aloud|@english …`,
  open: `
    @also? @it? @kind? number0 @kind? @part? @how?`,
}

export const numberWords: WordClasses = {
  aloud: `
    baca bacanya dibaca dibacanya bacain ngebaca sebut sebutnya nyebut nyebutnya nyebutin menyebutkan disebut penyebutan
    eja ngeja mengeja ucap ucapannya diucapkan ngucapin pronounce pronounced read say spell said`,
  english: 'inggris inggrisnya english englishnya',
  also: 'kalau kalo klo kl terus trus lalu dan sama and what_about how_about',
  it: 'yang yg the',
  kind: `
    jam pukul tanggal tgl angka nomor no nomer tahun harga juta ribu miliar rb jt persen rupiah number time date year`,
  part: 'pagi siang sore malam am pm',
  how: 'gimana bagaimana gmn apa how what',
  beside: `
    cara caranya bahasa dalam di ke itu ini tuh in into the do does you i we is to it aku saya mau tanya hp wa telepon
    telpon rekening phone`,
}

/** What a number is multiplied by. */
export const numberScales: Readonly<Record<string, number>> = {
  ribu: 1e3,
  rb: 1e3,
  k: 1e3,
  thousand: 1e3,
  juta: 1e6,
  jt: 1e6,
  million: 1e6,
  miliar: 1e9,
  milyar: 1e9,
  billion: 1e9,
  triliun: 1e12,
  trillion: 1e12,
}

/** Beside a number that is a time, a date, a year, or digits. */
export const numberKinds = {
  time: new Set('jam pukul time oclock'.split(' ')),
  year: new Set('tahun thn year'.split(' ')),
  digits: new Set('nomor nomer no hp telepon telpon wa phone number rekening'.split(' ')),
}

/** Names of the months in both languages, the English one first. */
export const months = `
  January januari jan|February februari feb|March maret mar|April april apr|May mei may|June juni jun|July juli jul|
  August agustus agu aug|September september sep sept|October oktober okt oct|November november nov|
  December desember des dec`
  .split('|')
  .map((line) => line.trim().split(' '))

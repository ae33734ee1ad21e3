import type { WordClasses } from '../domain/shared/frames.ts'

/**
 * How something of the language is asked for, as frames (domain/shared/frames.ts); what is quoted or named stands anywhere
 * beside it.
 */
export const englishRequests = {
  explain: `
    … @explain …
    … @confused …
    … @when @use …
    … when do|to|should|can i|we|you? use …`,
  compare: `
    … @difference …
    … @tellApart …`,
  meaning: `
    … @means apa|apaan …
    … apa @means …
    … what does|do|did … mean …
    … what is|what's the? meaning …`,
  example: `
    … @example kalimat|kalimatnya …
    … kalimat @using …
    … use|put … in a? sentence …
    … sentence|sentences with …`,
  right: '… @form apa …',
}

export const englishRequestWords: WordClasses = {
  explain: `jelaskan jelasin jelasinnya dijelasin dijelaskan menjelaskan ngejelasin terangin terangkan ajarin ajari
    explain explaining explanation`,
  confused: 'bingung membingungkan confused confuses confusing',
  when: 'kapan',
  use: 'pakai pake dipakai dipake memakai gunakan digunakan menggunakan use',
  difference: `beda bedanya bedain perbedaan perbedaannya bedakan difference differences differ differs vs versus`,
  tellApart: 'membedakan ngebedain dibedakan ketuker tertukar tell_apart mix_up mixes_up',
  means: 'arti artinya maksud maksudnya makna maknanya',
  example: 'contoh contohnya',
  using: 'pakai pake dengan memakai menggunakan pakenya',
  form: 'tense tensesnya tensenya',
}

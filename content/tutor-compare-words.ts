import { wordSet } from '../domain/shared/word-lists.ts'

/** Words that ask what the difference between others is. */
export const comparing = wordSet(`
  difference differences different differ beda bedanya bedakan bedain bedaannya perbedaan perbedaannya vs versus mix_up
  confuse confused confuses tertukar ketuker`)

/** Of these the school knows the difference. */
export const comparedOfSchool = wordSet(`
  ielts toefl toeic cambridge class classes course courses program programs kelas kursus privat private reguler regular
  online offline general_english business_english level levels consecutive simultan simultaneous simultaneously`)

/** What is compared is how they sound. */
export const comparedSounds = wordSet(`
  bunyi bunyinya sound sounds pronounce pronounced pronouncing pronunciation baca bacanya dibaca ucap ucapan ucapannya
  pengucapan pengucapannya`)

/** Words around those that are compared, never compared themselves. */
export const aroundCompared: ReadonlySet<string> = new Set([
  ...comparing,
  ...wordSet(`
    between antara apa apaan apakah itu kata sih ya kak dong min ms miss the of what what's is are gimana bagaimana
    jelasin jelaskan explain tolong please dan sama dari word words vs bingung kapan pake pakai`),
])

/** Never one of two words that are compared. */
export const neverCompared = wordSet('i you he she it we they this that my yang apa')

/** Parts of phrases and sentences: words in a row with one of these are no list. */
export const inPhrases = wordSet(
  'in on at for to of be am is are was were about after up out off over with by from not no',
)

/** Said beside a list of words that are compared. */
export const besideCompared = wordSet('and or atau with pusing gw gue aku saya anyway kah tolong yang mana')

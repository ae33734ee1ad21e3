/** Words that lead every list of leaked passwords, in English and in Indonesian. */
const STEMS =
  `password passw0rd passwort pass1234 admin administrator root login welcome letmein master secret access default guest
  test testing user username changeme qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx 1q2w3e 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 abc123 123abc abcd1234 a1b2c3 aa123456 iloveyou iloveu loveme lovely lover love sunshine princess
  dragon monkey football baseball basketball soccer hockey superman batman spiderman pokemon naruto shadow hunter ranger
  michael jordan jennifer jessica ashley michelle nicole daniel thomas robert andrew charlie joshua matthew anthony
  william george maggie ginger pepper cookie cheese banana orange summer winter autumn spring flower butterfly angel
  angels heaven jesus christ church blessed forever freedom whatever nothing trustno1 starwars matrix mustang ferrari
  porsche harley yamaha honda toyota corvette mercedes liverpool arsenal chelsea barcelona realmadrid manchester united
  juventus computer internet google facebook instagram youtube samsung apple android windows microsoft linkedin twitter
  tiktok spotify killer hacker money silver golden diamond purple yellow blue green black white tigger buster soccer1
  bailey sophie oliver jackson lucky happy smile friend friends family mother father sister brother babygirl baby
  hello hello1 hola hottie sexy fuckyou fuckme asshole bitch pussy biteme cowboy eagle eagles falcon phoenix tiger
  lions panther dolphin rabbit chicken zaq12wsx qwer1234 asdf1234 asdfasdf qweqwe qwe123 qweasd qweasdzxc zxc123 asd123
  rahasia sandi katasandi sayang sayangku cinta cintaku kamu akucintakamu bismillah alhamdulillah assalamualaikum
  indonesia jakarta bandung surabaya medan semarang yogyakarta jogja bali garuda merdeka pancasila persib persija arema
  bonek doraemon anjing kucing bangsat kontol memek ganteng cantik keren semangat sukses bahagia keluarga mama papa
  ayah bunda ibuku anakku adik kakak sekolah sekolahku guru siswa pelajar belajar bahasa inggris english student
  teacher school college academy course learning putri putra dewi sari siti budi agus andi rizky rizki dian indah wulan
  bintang bulan matahari mawar melati anggrek kupukupu terserah rahasiaku masuk buka selamat pagi malam`.split(/\s+/)

const ENDINGS =
  `1 2 3 7 11 12 13 21 22 23 69 77 88 99 00 01 007 111 123 321 123! 123@ 666 777 888 999 1234 4321 12345 123456
  1234567 12345678 123456789 ! !! @ @123 #1 . ? 1! 12!`.split(/\s+/)
const YEARS = Array.from({ length: 131 }, (_, index) => String(1900 + index))

const COMMON = new Set(STEMS.flatMap((stem) => ['', ...ENDINGS, ...YEARS].map((ending) => `${stem}${ending}`)))

/** Rows of a keyboard, the alphabet and the digits, both ways: any stretch of them is guessed first. */
const RUNS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
].flatMap((run) => [run, [...run].reverse().join('')])
const SHORT_NUMBER = /^\d{1,9}$/
/** One to four characters again and again. */
const REPETITION = /^(.{1,4})\1+$/
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '!': 'i',
}

/** Whether guessers try it among their first ten thousand, whoever the account belongs to. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  const letters = text.replace(/[0-9@$!]/g, (sign) => LEET[sign] ?? sign)
  return (
    COMMON.has(text) ||
    COMMON.has(letters) ||
    SHORT_NUMBER.test(text) ||
    REPETITION.test(text) ||
    RUNS.some((run) => run.includes(text.replace(/\d{1,3}$/, '') || text))
  )
}

/** Whether it says nothing but the given words, such as the school's name, with digits and signs around them. */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const known = words.flatMap((word) => lettersOf(word)).sort((a, b) => b.length - a.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), password.toLowerCase())
  return rest.includes(' ') && !/\p{L}/u.test(rest)
}

const MIN_WORD_LENGTH = 4

const lettersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH)

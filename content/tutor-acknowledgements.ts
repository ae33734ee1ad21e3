/** What somebody tells beside a question, so that she can take it up first. */

const list = (phrases: string): ReadonlySet<string> => new Set(phrases.split('|').map((phrase) => phrase.trim()))

/** How a message opens, and the line that greets back. */
export const greetingsBack = {
  'ack.salam': list('assalamualaikum|assalamu alaikum|assalamu|aslmkm|asslm|ass wr wb'),
  'ack.morning': list('selamat pagi|pagi|good morning|morning'),
  'ack.hello': list(`
    halo|hallo|haloo|hai|haii|hi|hello|helo|hey|selamat siang|selamat sore|selamat malam|siang|sore|malam|
    good afternoon|good evening|good day|permisi|misi|punten|salam`),
} as const

/** Words for what the writer feels. */
export const feelings = {
  hard: list(`
    takut|malu|gugup|grogi|minder|nervous|sedih|nangis|stres|stress|panik|cemas|khawatir|kecewa|insecure|deg degan|
    degdegan|gak pede|ga pede|nggak pede|frustasi|frustrasi|pusing banget|capek banget|capek bgt|scared|afraid|shy|
    embarrassed|ashamed|i cry|i cried|crying|sad|worried|stressed|lonely|shout at me|shouts at me|shouted at me|
    angry with me|angry at me|i feel bad|homesick`),
  glad: list(`
    seneng banget|senang banget|seneng bgt|bahagia|alhamdulillah|bangga|excited|so happy|very happy|i am happy|
    i'm happy|proud|akhirnya lulus|keterima|diterima kerja|got the job|finally passed`),
} as const

import { phraseSet } from '../domain/shared/word-lists.ts'

/** How a message opens, and the line that greets back. */
export const greetingsBack = {
  'ack.salam': phraseSet('assalamualaikum|assalamu alaikum|assalamu|aslmkm|asslm|ass wr wb'),
  'ack.morning': phraseSet('selamat pagi|pagi|good morning|morning'),
  'ack.hello': phraseSet(`
    halo|hallo|haloo|hai|haii|hi|hello|helo|hey|selamat siang|selamat sore|selamat malam|siang|sore|malam|
    good afternoon|good evening|good day|permisi|misi|punten|salam`),
} as const

/** Words for what the writer feels. */
export const feelings = {
  hard: phraseSet(`
    takut|malu|gugup|grogi|minder|nervous|sedih|nangis|stres|stress|panik|cemas|khawatir|kecewa|insecure|deg degan|
    degdegan|gak pede|ga pede|nggak pede|frustasi|frustrasi|pusing banget|capek banget|capek bgt|scared|afraid|shy|
    embarrassed|ashamed|i cry|i cried|crying|sad|worried|stressed|lonely|shout at me|shouts at me|shouted at me|
    angry with me|angry at me|i feel bad|homesick`),
  glad: phraseSet(`
    seneng banget|senang banget|seneng bgt|bahagia|alhamdulillah|bangga|excited|so happy|very happy|i am happy|
    i'm happy|proud|akhirnya lulus|keterima|diterima kerja|got the job|finally passed`),
} as const

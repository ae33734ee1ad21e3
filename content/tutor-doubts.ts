import { wordSet } from '../domain/shared/word-lists.ts'

/**
 * How her last answer is doubted, as frames (domain/shared/frames.ts). In Indonesian messages `x` stands for whatever is English
 * in them; in English ones `{other}` is what somebody would say instead.
 */
export const doubtsIndonesian = {
  doubts: `
    … bukannya|bukankah|masa|masak … x …
    @doubtOpener? @doubtOpener? bukan x @doubtTail? @doubtTail?
    … betul|bener|benar bukan x @doubtTail?
    … x … kan|kali|dong|deh? harusnya|seharusnya|mestinya @doubtTail?
    … harusnya|seharusnya|mestinya pakai|pake? x …
    @doubtOpener? @doubtOpener? @doubtOpener? kok|kenapa|knp gak|ga|nggak|bukan|malah|pakai|pake|jadi|ada? pakai|pake? x …
    @doubtOpener? @doubtOpener? kok gitu|begitu …
    … tadi katanya|bilang|bilangnya …
    … kamu|kakak|kak|miss|mbak|ms bilang|bilangnya … benar|bener|betul|salah …
    @doubtOpener? @doubtOpener? … @doubtSource bilang|ngomong|nulis|pake|pakai|ngajarin …
    @doubtOpener? @doubtOpener? kan bisa|boleh? x …
    x @doubtTail kali|kan|harusnya @doubtTail?
    @doubtOpener? @doubtOpener? x kali|kan @doubtTail?
    @doubtOpener? @doubtOpener? kamu|kakak|kak|miss salah …
    … jadi? yang|yg bener|benar|betul yang|yg? mana …
    … tapi kan …
    … mending|emang x … boleh|bener|benar …`,
  bare: `
    @doubtOpener? @doubtOpener? yakin|serius|beneran @doubtTail? @doubtTail?
    @doubtOpener? @doubtOpener? yakin|serius|masa|masak|beneran|sungguh bener|benar|betul|salah|sih|nih|tuh|ya|kak|itu? bener|benar|sih|kak|salah?
    @doubtOpener? @doubtOpener? jadi? yang|yg bener|benar|betul yang|yg? mana|gimana @doubtTail? @doubtTail?`,
}

export const doubtsEnglish = {
  doubts: `
    @doubtOpener? @doubtOpener? shouldn't|isn't|wouldn't it|that|this|i be|say|supposed_to_be|actually|rather? {other}
    @doubtOpener? @doubtOpener? should|is|would it|that|this|i not be|say|supposed_to_be|actually|rather? {other}
    @doubtOpener? @doubtOpener? why|how_come not {other}
    @doubtOpener? @doubtOpener? not {other}
    … @doubtSourceEnglish always|often|also? @doubtSays !it|that|this|so|like {other}
    … {other} is|are? perfectly|totally|completely|absolutely fine|correct|right|good english?`,
  bare: `
    @doubtOpener? @doubtOpener? are? you? really|absolutely|quite? sure …
    @doubtOpener? really|seriously|truly
    … you said|told|have_told|have_just_told|just_told …
    … you left|changed|corrected|wrote …
    … native_speakers|natives|people|americans|everybody|everyone say|says|use|uses it|that|this|so …
    which one is right|correct then|now?
    … i don't think|believe that's|that|it|it's is? wrong|right|correct …`,
}

/** What she left out of, or put into, a translation by guessing whose it is. */
export const guessedPersons: Readonly<Record<string, string>> = {
  my: 'his, her, your, their',
  your: 'my, his, her, their',
  his: 'her, my, your',
  her: 'his, my, your',
  he: 'she, they',
  she: 'he, they',
  i: 'you, he, she, we',
  you: 'I, he, she, we',
  we: 'I, you, they',
  they: 'he, she, we',
  him: 'her, them',
  me: 'you, him, her',
}

/** What tells that somebody objects to words of a sentence of hers, wherever in the message. */
export const doubtSigns = {
  /** What they say instead stands behind it. */
  proposes: wordSet(`
    bukannya bukankah harusnya seharusnya hrsnya seharus mestinya semestinya sebaiknya mending should shouldn't instead
    rather supposed must better`),
  doubts: wordSet(`
    bukan bkn kok masa masak salah keliru aneh janggal kurang tanpa yakin kan loh lho lah ngaco beneran rasanya kayaknya
    kyknya ditambah ditambahin ditambahkan diganti dihapus kenapa knp mengapa dong wrong incorrect strange weird odd
    sounds isn't aren't doesn't sure really missing not missed without natural`),
  asks: wordSet('bener benar betul tepat boleh right correct ok okay fine'),
}

/** Before words that shall stand instead of others. */
export const instead: ReadonlySet<string> = wordSet(
  'bukan bkn not pakai pake use used than or atau ato say write kenapa knp why boleh can could jadi',
)

/** Something else is asked about the words. */
export const asksOfWords: ReadonlySet<string> = wordSet(`
  arti artinya maksudnya membaca pelafalan terjemahan terjemahin terjemahkan translate inggrisnya indonesianya beda
  bedanya perbedaan dibaca baca bacanya bacain ngucapin diucapin pengucapan pronounce pronounced pronunciation meaning
  mean means difference contoh contohnya example latihan menjawab jawab jawabnya balas bales dijawab answer reply soal
  kuis sinonim synonym formal informal`)

const list = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim())

/** What a message opens with that asks the same of something else: 'kalau untuk tempat?', 'and for places?'. */
export const followUpOpenings = list(`
    kalau|kalo|klo|kl|bila|jika|terus|trus|terus kalau|trus kalo|terus kalo|trus klo|lalu|dan|and|but|tapi|tp|what about|how about|
    gimana kalau|bagaimana kalau|bagaimana dengan|gimana dengan|kalau gitu|sama|satu lagi|eh|jadi|jd|lanjut|lagi|plus`)

/** Words that stand for what was said before. */
export const backPointers = list(`
    itu|tadi|ini|tsb|tersebut|gitu|begitu|yang tadi|barusan|nya|that|it|this|those|these|them|one|ones|same|previous|
    before|last|again|yang|yg|lebih|lagi|instead`)

/** How somebody doubts what a word means, as frames (domain/shared/frames.ts): of {word}, or of the word that is open. */
export const meaningDoubts = {
  doubt: `
    @so? {word} bukannya|bukankah|kan|emang_bukan itu|artinya? {claim} @end?
    @so? bukan|bukannya|bukankah|kirain|emang_bukan|kok_bukan|tak_kira itu|artinya? {claim} @end?
    @so? isn't it|that a|an|the? {claim}
    @so? i thought it|that was|is|meant|means|mean a|an|the|to? {claim}
    @so? i thought {word} was|is|meant|means|mean a|an|the|to? {claim}
    @so? {word} itu? artinya|berarti|maksudnya {claim} @end?
    @so? doesn't it|that mean {claim}
    @so? doesn't {word} mean {claim}`,
}

export const meaningDoubtWords = {
  so: 'terus jadi berarti lho loh lah eh oh hah kok kalau but so wait oh_gitu tapi',
  end: 'ya kan dong bukan sih right kah gak',
}

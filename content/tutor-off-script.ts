/** What she says in her role to a question that her script does not have; the first whose words are found. */
export const commonAsides: readonly { words: readonly string[]; say: string }[] = [
  { words: ['how are you', "how's it going", 'how do you do'], say: "I'm fine, thank you." },
  { words: ['your name', 'who are you'], say: 'You can call me Kiky.' },
  { words: ['can you repeat', 'could you repeat', 'say that again', 'say it again'], say: 'Of course.' },
  { words: ['how much', 'price', 'cost', 'discount'], say: "I'm not sure about the price. Let me find out for you." },
  { words: ['what time', 'when', 'how long'], say: "I'm not sure about the time. Let me find out for you." },
  { words: ['where'], say: "It's not far from here. I'll show you later." },
]

/** To any other question. */
export const unknownAside = "Hmm, that's a good question. I'm not sure, but I'll find out for you."

/** Words of a question that do not tell what it is about. */
export const aroundQuestions: readonly string[] = `
  what your please thank thanks want many much have does with that this they like need more help hello here when where which know good
  great nice sure very tell about will would could should then time yours`
  .trim()
  .split(/\s+/)

/** Words that tell of trouble: a cheerful 'Perfect!' is no answer to them. */
export const troubles: readonly string[] = `
  can't|cannot|can not|couldn't|don't have|do not have|didn't bring|lost|forgot|broken|doesn't work|problem|sick|ill|hurt|hurts|pain|
  sad|late|wrong|dirty|noisy|stolen|died|accident|worried|afraid|angry|disappointed|fail|failed`
  .split('|')
  .map((word) => word.trim())

export const sorryToHear = "Oh, I'm sorry to hear that."

import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const NAME =
  /(?:nama (?:saya|aku|gue|gw)|my name is|my name's|i am|i'm|perkenalkan,? (?:saya|aku)|kenalin,? (?:aku|saya)|^(?:halo|hai|hi|hello)[, ]+(?:aku|saya|i'm|i am)) ([A-Za-z]{2,20})\b/i
const NOT_NAMES =
  /^(?:a|an|the|new|fine|good|here|back|from|dari|baru|mau|happy|learning|student|not|so|very|baik|ingin|ok|okay|great|well|sick|tired)$/i

export function answerGreeting(turn: Turn): Said {
  const { book, lower, text, memory } = turn
  const name = NAME.exec(text)?.[1]
  if (name && !NOT_NAMES.test(name))
    return said('greeting', [say(book, 'hello.name', { name: name.charAt(0).toUpperCase() + name.slice(1) })])
  if (/siapa|who are you|your name|nama kamu|robot|\bbot\b|\bai\b|bisa apa|can you do|bantu apa/.test(lower))
    return said('greeting', [say(book, 'hello.who')])
  if (/apa kabar|how are you|how's|kabar|how do you do|what's up/.test(lower))
    return said('greeting', [say(book, 'hello.fine')])
  return said('greeting', [say(book, memory.turn > 0 ? 'hello.again' : 'hello.first')])
}

export function answerThanks({ book, memory }: Turn): Said {
  const praise =
    memory.lastScore !== null
      ? say(book, 'bye.praise.quiz', { score: memory.lastScore })
      : memory.corrected > 1
        ? say(book, 'bye.praise.corrected', { count: memory.corrected })
        : say(book, 'bye.praise.none')
  return said('thanks_bye', [say(book, 'bye', { praise })], { exercise: null })
}

export function answerOffTopic(turn: Turn): Said {
  const { book, lower } = turn
  if (
    /ignore|abaikan|lupakan|forget your|prompt|rules|aturan|instruksi|instruction|password|api key|pretend you/.test(
      lower,
    )
  )
    return said('off_topic', [say(book, 'offtopic.rules'), say(book, 'next.practice')])
  if (/sedih|\bsad\b|curhat|stress|stres|putus|heart|cheated|lonely|kesepian|capek|depres/.test(lower))
    return said('off_topic', [say(book, 'offtopic.kind'), say(book, 'offtopic.english')])
  return said('off_topic', [
    say(book, 'offtopic'),
    say(book, turn.memory.turn % 2 === 0 ? 'offtopic.english' : 'next.practice'),
  ])
}

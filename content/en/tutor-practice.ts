import type { PracticeTalk } from '../id/tutor-practice.ts'

export const practiceTalk = {
  'programs.suggest': 'Then **{name}** suits you best.',
  'programs.trial': 'Would you like to try it in a **free trial class**?',
  'words.theme.none':
    'I don’t have a word list about **{theme}** yet. These are ready: {themes}. Which one would you like? Or write any word, and I’ll explain it.',
  'review.mistakes': 'From what you have written here, this is what to work on most:\n{rules}',
  'review.clean': 'So far your sentences are tidy: I have found no mistakes. Keep it up!',
  'review.score': 'Your last quiz score was **{score} out of 5**.',
  'review.next': 'Shall I explain the first one again? Just say **yes**, or write a new sentence.',
  'review.go': 'Shall we go on with a **quiz** or a **role-play**?',
  'review.none':
    'I have nothing to judge by yet, because we haven’t practised. Write two or three English sentences about your day, and I’ll show you what is good already and what to work on.',
  'details.next': 'Thank you{name}. Now {missing}, and our team takes it from there.',
  'details.done': 'Thank you{name}! That is all we need: our team will be in touch soon.',
  'details.none': 'That’s fine, we’ll leave it out. Just {missing}; or use the WhatsApp button, without any details.',
  'details.of.name': 'your **name**',
  'details.of.email': 'your **email**',
  'details.of.phone': 'a **phone number** or WhatsApp',
  'details.and': 'and',
  'name.known': 'Your name is {name}, of course I remember. 😊',
  'name.unknown': 'You haven’t told me your name in this chat yet. Just write “my name is …”.',
} satisfies PracticeTalk

import type { ChatTexts } from '../id/chat.ts'
import { tutorGreeting } from '../tutor.ts'

export const texts = {
  'chat.name': 'Ms Kiky',
  'chat.badge': 'Tutor',
  'chat.role': 'AI English tutor',
  'chat.close': 'Close chat',
  'chat.log': 'Conversation',
  'chat.greeting': tutorGreeting.en,
  'chat.typing': 'Typing...',
  'chat.message': 'Message',
  'chat.placeholder': 'Type your message...',
  'chat.placeholder.name': 'Enter your name...',
  'chat.placeholder.email': 'Enter your email...',
  'chat.placeholder.phone': 'Enter your phone...',
  'chat.send': 'Send',
  'chat.stop': 'Stop',
  'chat.stopped': 'OK, I’ll stop there.',
  'chat.retry': 'Try again',
  'chat.startOver': 'Start over',
  'chat.startOver.question': 'Start over? This conversation will be cleared.',
  'chat.startOver.keep': 'Keep',
  'chat.person': 'Talk to our team',
  'chat.whatsapp': 'Chat on WhatsApp',
  'chat.privacy': 'This conversation is kept for a while.',
  'chat.privacyLink': 'Privacy policy',
  'chat.starters': 'Start here',
  'chat.starter.correct': 'Check my sentence: “Yesterday I go to Bandung.”',
  'chat.starter.practice': 'Let’s practise a job interview',
  'chat.starter.quiz': 'Give me a grammar quiz',
  'chat.starter.program': 'Which program suits me?',
  'chat.tapHint': 'Tap an English word to see what it means.',
  'chat.tooFast': 'One moment, please! Wait a little, then send it again.',
  'chat.offline': 'You’re offline. Full replies come back as soon as you’re connected.',

  'capture.start': 'May I ask a few things first, so that we can reach you?',
  'capture.name': 'What’s your name?',
  'capture.email': 'Nice to meet you, {name}! What’s your email?',
  'capture.phone': 'Last one: what’s your phone number?',
  'capture.again.name': 'So, what’s your name? If you’ve changed your mind, just say “cancel”.',
  'capture.again.email': 'So, what’s your email? If you’ve changed your mind, just say “cancel”.',
  'capture.again.phone': 'So, what’s your phone number? If you’ve changed your mind, just say “cancel”.',
  'capture.done':
    'Thank you, {name}! I have all I need: our team will get in touch ({phone}), or you can carry on with them on WhatsApp right away.',
  'capture.corrected': 'Thank you, I’ve passed on the new details.',
  'capture.changed': 'Thanks, I’ve changed that.',
  'capture.anew.name': 'All right, let’s change it. What’s your name?',
  'capture.anew.email': 'All right, let’s change it. What’s your email?',
  'capture.anew.phone': 'All right, let’s change it. What’s your phone number?',
  'capture.none.email':
    'No problem. If there is another address you can use, write it here. If not, carry on with our team on WhatsApp, or say “cancel”.',
  'capture.none.phone':
    'No problem. If there is another number you can be reached at, write it here. If not, say “cancel” and write to our team by email.',
  'capture.stopped.none': 'No problem, I haven’t kept anything. Shall we go on learning?',
  'capture.stopped': 'No problem. I’ve deleted what you told me. Shall we go on learning?',
  'capture.purpose':
    'We use your details to contact you about classes, and each answer is saved at once. If you’re 16 or 17, please have a parent’s or guardian’s permission.',
  'field.required': 'This field is required',
  'email.invalid': 'Please enter a valid email address',
  'phone.invalid': 'Please enter a valid phone number',
  'name.invalid': 'Please enter a valid name (2-50 characters)',
  'name.required': 'Name is required',
  'email.required': 'Email is required',
  'phone.required': 'Phone is required',

  'handoff.failed':
    'I’m having trouble connecting you right now. Please try again in a moment, or contact us directly via WhatsApp.',
  'handoff.broken':
    'I apologize, but I’m having technical difficulties. Please try contacting us directly via WhatsApp or try again later.',
  'handoff.opening': 'Opening WhatsApp…',
  'handoff.blocked': 'Your chat with our team is ready, but your browser didn’t open it. Please use this link:',
  'handoff.opened': 'I’ve opened WhatsApp in a new tab. See you there!',
  'handoff.link': 'Didn’t open? Open WhatsApp',

  'canned.care':
    'I’m worried about you, and you don’t have to carry this alone. Please reach a real person now: **119 ext. 8** (SEJIWA, in Indonesia) for a counsellor, **112** in an emergency, or anyone you trust.',
  'canned.grammar':
    'Grammar is best learned in small steps. Try one sentence about yesterday in the *past tense*, such as: **I visited my grandmother yesterday.**',
  'canned.grammer':
    'A small spelling note: it’s **grammar**, with **-ar**. Tip: think of “m**ar**ket”. Now, which part of grammar would you like to practise?',
  'canned.vocabulary':
    'Let’s grow your vocabulary! Pick a theme and learn three words with an example each. At the office, for instance: **deadline**, **meeting**, **colleague**.',
  'canned.pronunciation':
    'For pronunciation, tell short sounds from long ones: **ship** and **sheep**, **full** and **fool**. Say them slowly, then record yourself.',
  'canned.conversation': 'Let’s practise a conversation. Answer in a full sentence: **What did you do last weekend?**',
  'canned.business':
    'For work, start with sentences you need often: **Let me share my screen.** **Could you clarify that, please?** Which situation would you like to practise?',
  'canned.general': 'I’m here to help you with your English learning. What would you like to focus on?',
  'canned.short.grammar': 'I can help with grammar. Write one English sentence for me.',
  'canned.short.vocabulary': 'I can help with vocabulary. Which word shall we look at?',
  'canned.short.conversation': 'I can practise conversation with you. Let’s start: **Hi, how are you?**',
  'canned.short.general': 'I’m here to help! Let me know what you’d like to work on with your English learning.',

  'correction.removed': 'Removed:',
  'correction.added': 'Added:',
  'correction.better': 'It becomes:',
  'correction.why': 'Why?',
  'correction.asked': 'Did you mean…?',
  'quiz.progress': 'Question {number} of {total}',
  'word.title': 'What “{word}” means',
  'word.loading': 'Looking it up…',
  'word.unknown': 'Our dictionary doesn’t have this word yet.',
  'word.failed': 'We couldn’t look it up just now. Please try again in a moment.',
  'word.example': 'Example',
  'word.synonyms': 'Synonyms',
  'word.close': 'Close the explanation',
} satisfies ChatTexts

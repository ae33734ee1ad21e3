import type { PracticeTalk } from '../id/tutor-practice.ts'

export const practiceTalk = {
  'programs.suggest': 'Then **{name}** suits you best.',
  'programs.trial': 'Would you like to try it in a **free trial class**?',
  'limit.cheating':
    'I can’t help with that: leaked questions, answer keys or things that aren’t true only hurt you in the end. What I can do: practise similar questions with you, explain how they work one by one, or polish honest writing of your own. Shall we start with a **practice question**?',
  'limit.ghostwriting':
    'If I wrote all of it, it wouldn’t be yours, so I’d rather not. But we can do it together: I help with the **outline** and the **vocabulary**, you write the first part, and I check it sentence by sentence. Just send me the task or your first sentence.',
  'limit.medical':
    'I’m not a doctor, so please ask a **doctor or a pharmacist** about that. I can help with the language, for example how to describe a problem: **I’ve had a headache for two days.**',
  'limit.legal':
    'I can’t give legal advice; please ask a **lawyer** or the official office. I can help you to word the question or the email politely, for example: **Could you advise me on this contract?**',
  'limit.politics':
    'I have no opinion on politics, and here we only learn English. What I can do is help you to give **your own opinion** in English: **In my view, …** or **I’m not sure I agree.** Shall we try?',
  'limit.languages':
    'I only teach **English**, so I can’t help with other languages yet. But whatever you would like to say in English, just write it here.',
  'limit.translations':
    'Sorry, I only translate between Indonesian and English, so I can’t do that language. Would you like it **in English or Indonesian** instead? Just write the sentence.',
  'limit.knowledge':
    'Sorry, that is outside my field, so I’d rather not guess. What I can do is help you to **ask or talk about it** in English. Would you like to try one sentence about it?',
  'limit.private':
    'I can’t look up or share other people’s private details. If you need to reach somebody, here is how to ask politely: **Could I have your phone number, please?** Would you like help with the message?',
  'limit.calls':
    'I can only write with you here, so I can’t call or do video. But we can practise the conversation right now: choose a **role-play**, and I’ll be the other person. If you would like to talk to somebody, there is a **free trial class** with our trainers.',
  'limit.files':
    'I can’t send files or videos. But we can go through it here, bit by bit: name a topic (for example **tenses** or **office vocabulary**), and I’ll give you a short explanation, examples and practice.',
  'limit.poems':
    'If I wrote all of it, it wouldn’t sound like you. Let’s make it together: start with **You are my …**, then **When I’m with you, I feel …**, and end with **Thank you for …**. Write these three lines in your own words, and I’ll polish them.',
  'limit.bands':
    'I can’t give you a band; that is for an examiner, and I don’t want to guess. What I can do: send your answer here, and I’ll tidy up the grammar and show what can still get better.',
  'limit.scores':
    'I can’t predict a score: only the official test can tell. What I can do: send me a text of yours (for example an answer to Task 2), and I’ll show you the mistakes and what to practise most. Shall I give you a **Task 2 question** now?',
  'text.mail.ending': [
    'The end of a letter or an email has three parts: what you would like to happen, thanks, and a closing.',
    '- **Thank you for your time and consideration.**',
    '- **I look forward to hearing from you.** (stronger: **I look forward to your response within seven days.**)',
    '- **Kind regards,** or **Yours sincerely,** (you know the name), **Yours faithfully,** (after *Dear Sir or Madam*)',
  ].join('\n'),
  'text.essay.ending': [
    'A good conclusion has two or three sentences: it restates your opinion in other words, sums up your main reasons and adds no new idea.',
    '- **In conclusion, I strongly believe that …, because … and ….**',
    '- **For these reasons, governments and schools should ….**',
  ].join('\n'),
  'text.mail.opening': [
    'The opening of a letter or an email: a greeting, and your purpose in the first sentence.',
    '- **Dear Ms Clara,** (if you don’t know the name: **Dear Sir or Madam,**)',
    '- **I am writing to apply for …** / **I am writing to ask about …** / **Thank you for your message.**',
  ].join('\n'),
  'text.essay.opening': [
    'The introduction of an essay has two or three sentences: put the question into your own words, then give your opinion.',
    '- **It is often argued that …, while others believe that ….**',
    '- **In my opinion, … This essay will explain why.**',
  ].join('\n'),
  'text.register': [
    'To sound formal enough: full forms (**I am**, not *I’m*), polite requests (**Could you please …?**, **I would be grateful if …**) and no casual words (*gonna*, *kids*, *a lot of* → **many**).',
    'Send me one sentence that you are not sure about, and I’ll make it more formal.',
  ].join('\n'),
  'text.length':
    'Your text has about **{words} words**. IELTS wants at least **150** in Task 1 and **250** in Task 2; for a work email 50 to 150 words are enough, and for a conclusion two or three sentences.',
  'text.missing': 'That part is not in your text yet.',
  'words.left': 'There are {left} more words; say **more** to see them, or ask for a **quiz** on these.',
  'words.theme.none':
    'I don’t have a word list about **{theme}** yet. These are ready: {themes}. Which one would you like? Or write any word, and I’ll explain it.',
  'review.mistakes': 'From what you have written here, this is what to work on most:\n{rules}',
  'review.clean': 'So far your sentences are tidy: I have found no mistakes. Keep it up!',
  'review.score': 'Your last quiz score was **{score} out of {total}**.',
  'review.next': 'Shall I explain the first one again? Just say **yes**, or write a new sentence.',
  'review.go': 'Shall we go on with a **quiz** or a **role-play**?',
  'review.none':
    'I have nothing to judge by yet, because we haven’t practised. Write two or three English sentences about your day, and I’ll show you what is good already and what to work on.',
  'details.taken': 'Thank you{name}, I’ve noted that for our team.',
  'details.unclear': 'Is that your email? I can’t read it as one address. Please write it again, without spaces.',
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

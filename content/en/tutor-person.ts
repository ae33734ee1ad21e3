import type { Person } from '../id/tutor-person.ts'

export const person = {
  'care.self':
    'Thank you for telling me. I’m worried about you, and you don’t have to carry this alone. I’m only an AI tutor, so please reach a real person right now:',
  'care.other':
    'Thank you for caring, and for telling me. Please take it seriously: if you can, stay with them, listen, and don’t leave them alone. And reach people who can help right now:',
  'care.violence':
    'I’m so sorry, and I’m worried about you. This is not your fault, and you have a right to be safe. I’m only an AI tutor, so please go somewhere safe and reach people who can help right now:',
  'care.emergency':
    'If this is real: I’m only an AI tutor and can’t make calls, so please call **112** (emergencies), **110** (police) or **119** (ambulance, in Indonesia) at once, or ask somebody near you. If you are practising: people will understand you, and I hope you never need it.',
  'care.lines':
    '- **119 ext. 8** (SEJIWA, in Indonesia): a counsellor who will listen\n- **112**: emergencies, or go straight to the nearest hospital\n- family, a friend, anyone you trust: ask them to be with you',
  'care.lines.violence':
    '- **112**: emergencies, or **110**: the police (in Indonesia)\n- **129** (SAPA 129): support for people who are being hurt\n- family, a friend or a neighbour you trust',
  'care.open': 'The lessons can wait. If you would like to talk, just write to me.',
  'care.stay':
    'I’m here and I’m reading. But you deserve to be heard by a real person: **119 ext. 8** for a counsellor, **112** in an emergency, or someone you trust. Who could you call right now?',
  'care.near':
    'I’m still here, and there is no hurry. If someone is near you, could you call them over now? If not, a counsellor at **119 ext. 8** will listen.',
  'care.later':
    'Thank you for staying in touch. Take care of yourself; **119 ext. 8** and **112** are there whenever you need them. When you feel like learning again, I’ll be here.',

  'encourage':
    'Don’t be so hard on yourself. English is a skill, not a measure of how clever anyone is, and everybody got it wrong many times first.',
  'encourage.failed':
    'That hurts, above all after so much work. It is only natural to feel like giving up. But each try also shows which part is left to train.',
  'encourage.topic': 'We can start **{title}** from zero, step by step. Type **teach me**, and we begin.',
  'encourage.next':
    'Let’s take one small step: write me any English sentence, mistakes are welcome, and we’ll polish it together. Which part is the hardest for you?',
  'fear.step':
    'One tiny step, whenever you are ready: write **Hi, I’m …** with your name, then whisper it once. Mistakes are fine, nobody laughs here.',
  'fear.still':
    'I understand: a feeling like that does not go at once, and that is all right. You need not be sure before you begin: one sentence today is enough, mistakes and all. Would you like an easy **quiz**, or to tell me more first?',
  'fear.heard':
    'Of course, just tell me; no exercises now. I’m listening, in Indonesian too if you like. What happened?',
  'fear.child':
    'It is quite normal for a child to be shy, and it doesn’t mean that they can’t do it. What helps most is a relaxed home, with no speaking in front of others by force and no correcting of each word.',
  'fear.child.step':
    'One tiny step today: for five minutes only, sing an English song together, or take turns naming things on the table. Praise the courage, not what was right or wrong.',

  'privacy.use':
    'Our team uses your name, email and number only to contact you about classes. They are not sold, and you don’t have to give them: you can go on learning with me without.',
  'privacy.safe':
    'Your details are kept for our registration team only and are never sold. Who receives them and how long they are kept is all on the **Privacy** page (/privacy).',
  'privacy.delete':
    'Of course, that’s your right. The **Privacy** page (/privacy) has a form to erase your data: enter your email, confirm with the link we send, and our team takes care of it within 3 days.',
  'privacy.deleted':
    'If you stopped before your details were complete, those answers were deleted at once. If they were complete and sent, ask us to erase them with the form on the **Privacy** page (/privacy).',
  'privacy.others': 'I can’t see other people’s conversations, and I don’t tell others about yours.',

  'young.grade':
    'Our classes are for people aged **16 and over**, so primary and junior high school are too early. We’d rather be honest than push a class that doesn’t fit.',
  'young.you':
    'But you can practise with me here at any time, free of charge. Shall we start with a **quiz** or a **role-play**?',
  'young.contact':
    'Our classes begin at the age of **16**, so I won’t take any details yet. If a parent or guardian would like to ask: call **{phone}** or write to **{email}**.',

  'after.team':
    'Once your details are complete, our team contacts you at that number or email. Exactly when isn’t published; if you’d like to be quicker, call **{phone}** or write to **{email}**. Meanwhile, we can practise.',
  'after.right':
    'If you mean your details: just write what should be changed. If you mean an English sentence: write it here and I’ll check it.',
  'notes.known': 'This is what I remember about you:',
  'notes.name': 'your name is **{value}**',
  'notes.job': 'your work: **{value}**',
  'notes.goal': 'you learn English for **{value}**',
  'notes.level': 'your level is about **{value}**',
  'notes.mistakes': 'What often needs mending in your sentences:',
  'notes.forget': 'These notes are kept on your device only. To delete them, write **forget me**.',
  'notes.nothing': 'I haven’t noted anything about you. Tell me your work or your goal, and I’ll remember it.',
  'notes.forgotten': 'Forgotten: I no longer keep your name, work, goal, level or mistakes. We start afresh.',
  'hello.back': 'Hi again, {name}! Good to see you.',
  'hello.back.goal': 'Last time you were learning for **{goal}**. Shall we go on?',
  'thinks':
    'Of course, take your time; nothing has to be decided now. If there’s anything else you’d like to know, just ask.',
} satisfies Person

import type { PrivacyTexts } from '../id/privacy.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Privacy policy: {brand}',
  'page.description': 'What {brand} keeps about you, what for, who receives it, and how to see, correct or erase it.',
  'privacy.title': 'Privacy policy',
  'privacy.lead': 'What we keep about you, what it’s for, and what you can ask of us.',
  'privacy.changed': 'Last changed:',

  'privacy.who.title': 'Who we are',
  'privacy.who.text':
    'This site belongs to {brand}. We’re responsible for your data: in the law’s words, we’re its controller. Here’s how to reach us:',
  'privacy.who.email': 'Email',
  'privacy.who.phone': 'Phone',
  'privacy.who.address': 'Address',

  'privacy.forms.title': 'What we keep from a form',
  'privacy.forms.text': 'What you fill in and send:',
  'privacy.forms.registration':
    'Registration: your name, email, phone number (if you give it), city, and whether it’s for you or for a company.',
  'privacy.forms.promo':
    'Promo: the same, with the phone number required. For a company, also its name, size and industry.',
  'privacy.forms.trial':
    'Trial class: your name, email, city, whether it’s for you or for a company, the start date, and the program you chose.',
  'privacy.traces.text': 'With every form we also note:',
  'privacy.traces.phone': 'your phone number, if you gave it, twice: as you typed it, and in international form',
  'privacy.traces.consent':
    'what you agreed to: the version of the wording you saw, its language, the time, and whether you’d like our news',
  'privacy.traces.origin':
    'the page the form was on, the language you were using, the site that brought you here, and the campaign (utm) if there was one',
  'privacy.traces.id':
    'an anonymous ID from your browser, which is a random code, and a code made from your internet address, which changes every day and shows us floods from one place; the address itself is not kept',
  'privacy.traces.time': 'how long you took to fill in the form',
  'privacy.traces.robots':
    'That time, and a field people can’t see, help us recognise what robots send. Such forms are set aside automatically. If you never hear from us, just write to us.',
  'privacy.traces.person':
    'If you send more than one form with the same email or phone number, we file them as one person.',

  'privacy.chat.title': 'What we keep from the chat',
  'privacy.chat.talk':
    'Your conversation with Ms Kiky, with the anonymous ID, so that she remembers what you talked about. The name, email and phone number that Ms Kiky asks for are not part of it.',
  'privacy.chat.answers':
    'If you give Ms Kiky your details, we keep your name, email, phone number, city and learning goal, with an excerpt of the conversation, the anonymous ID, the daily code of your internet address and a record of your consent.',
  'privacy.chat.halfway':
    'Each answer is kept as soon as you give it. So if you leave halfway, we still have what you’d told us by then.',
  'privacy.chat.stop':
    'If you ask to stop before your details are complete, those answers are deleted at once. Once they are complete, ask us to erase them with the form below.',

  'privacy.account.title': 'If you have an account',
  'privacy.account.data':
    'We keep your email address, whether it has been verified, and your password in a scrambled form that nobody can read, not even us. If you sign in with Google, we only get your email address and the number of your Google account.',
  'privacy.account.documents': 'We also note which documents you open here, and when you last did.',
  'privacy.account.session':
    'While you’re signed in, your browser keeps a session cookie. It’s gone when you log out, or seven days after your last visit. With the session we note your browser and system, such as “Chrome, Android”, so that you can see where you’re signed in; the note goes with the session.',
  'privacy.account.delete':
    'You can delete your account yourself on the documents page at any time. If your address has been verified, everything else we keep under that address is deleted with it.',

  'privacy.visits.title': 'What we note of your visit',
  'privacy.visits.text':
    'To learn which parts help and where people give up, this site itself notes the pages you open, your steps in the chat and the forms (not what you write), errors, and how fast pages open.',
  'privacy.visits.words':
    'Words of the dictionary that you have explained are noted too, with your anonymous ID. What you ask Ms Kiky about is only counted by day and topic, without an ID and without its content. If you send a form, our team can see those pages and words beside your details.',
  'privacy.visits.ids':
    'These notes carry an anonymous ID and a visit ID, but no name, email, phone number or internet address, and they stay on our server.',
  'privacy.visits.measured':
    'We use Google Analytics only if you allow it. Before that, nothing is loaded from Google. You can change your choice at any time with “Privacy choices” at the bottom of the page. We take Global Privacy Control and Do Not Track in your browser as a “no”.',
  'privacy.visits.unmeasured': 'There are no third-party analytics or trackers.',

  'privacy.browser.title': 'What stays in your browser',
  'privacy.browser.language': 'Language cookie: remembers the language you chose for one year.',
  'privacy.browser.id': 'Anonymous ID: made on your first visit, and there until you clear this site’s data.',
  'privacy.browser.waiting':
    'Waiting list: forms that haven’t reached us yet, for example because your connection dropped. Once we have one, it’s removed from your browser. What you’re still typing into the registration or the chat stays in this tab until you send it or close the tab.',
  'privacy.browser.chat':
    'Chat: your conversation with Ms Kiky, for 24 hours at most or until you press “Start over”, and answers that haven’t reached us yet.',
  'privacy.browser.notes':
    'Learning notes: your first name, work, goal, level and frequent mistakes, as you told them in the chat, so that Ms Kiky knows you next time. Write “forget me” in the chat to delete them.',
  'privacy.browser.words':
    'Word explainer: explanations you have opened (24 hours), how many today, and when you last asked.',
  'privacy.browser.session':
    'While this tab is open: a visit ID, where you came from (the referring site and utm), the language shown, and when the page last reloaded by itself.',
  'privacy.browser.account':
    'If you sign in: a cookie that says it’s you, and one that tells for 180 days that your account was used in this browser, so that nobody can lock you out by guessing at your password.',
  'privacy.browser.choice':
    'Your choice about Google Analytics and, if you agreed, Google’s cookies, whose names begin with _ga.',

  'privacy.logs.title': 'Technical logs',
  'privacy.logs.text':
    'Our logs hold the time, the kind of page or service that was asked for, the result, how long it took, and technical errors. They never hold names, emails, phone numbers, internet (IP) addresses or what you wrote in a form.',
  'privacy.logs.limits':
    'To prevent abuse, we count what is sent per internet address and per anonymous ID, minute by minute. These counts are temporary and aren’t stored with your details.',

  'privacy.why.title': 'What for, and on what basis',
  'privacy.why.contact': 'We use your details to contact you about classes and to handle your registration.',
  'privacy.why.news': 'We send news about classes and study tips only if you ticked the box. You can stop at any time.',
  'privacy.why.basis':
    'The legal basis under Indonesia’s Law 27 of 2022 on Personal Data Protection (UU PDP) is your consent, and the steps you ask us to take before there’s a course agreement.',

  'privacy.receivers.title': 'Who receives it',
  'privacy.receivers.people': 'The people at {brand} who handle registrations.',
  'privacy.receivers.whatsapp': 'WhatsApp, by Meta: it carries the notice of your registration to our team.',
  'privacy.receivers.mail':
    'Our email provider: it delivers our emails to you, and the notice to our team when WhatsApp fails.',
  'privacy.receivers.ai':
    'Our AI provider: receives chat messages and the words you look up, without the name, email and phone number that Ms Kiky asks for. Its servers may be outside Indonesia.',
  'privacy.receivers.analytics':
    'Google Analytics, only if you allow it: pages opened and buttons pressed, without your details. Google’s servers may be outside Indonesia.',
  'privacy.receivers.google':
    'Google, if you choose to sign in with your Google account: Google knows that you sign in to this site.',
  'privacy.receivers.abroad':
    'The notice holds your name, email, phone number, city, program or goal, the time and, from the chat, an excerpt of the conversation. The servers of Meta and of the email provider may be outside Indonesia.',
  'privacy.receivers.sale': 'We don’t sell your data.',

  'privacy.time.title': 'How long we keep it',
  'privacy.time.text': 'Until you ask us to erase it, and at most:',
  'privacy.time.leads': 'forms, and details you give in the chat: {days} days after they last changed',
  'privacy.time.transcripts': 'conversations with Ms Kiky: {days} days after the last message',
  'privacy.time.events': 'notes of visits: {days} days',
  'privacy.time.account': 'your account: until you delete it',
  'privacy.time.counts':
    'After that it’s all deleted by itself. Only numbers by day remain, such as how many people registered, with nobody’s details.',

  'privacy.rights.title': 'Your rights',
  'privacy.rights.text': 'Under the UU PDP you may:',
  'privacy.rights.access': 'know and see what we hold about you',
  'privacy.rights.copy': 'get a copy of it',
  'privacy.rights.correction': 'have it corrected or completed',
  'privacy.rights.erasure': 'have it erased',
  'privacy.rights.withdrawal': 'withdraw your consent',
  'privacy.rights.objection': 'object to how we use it, or ask us to restrict that',
  'privacy.rights.how':
    'How: use the form below for a copy or for erasure. For anything else write to us by email, preferably from the address you registered with so that we know it’s you. We’ll answer within 3\u00a0×\u00a024\u00a0hours.',

  'privacy.request.title': 'Ask for a copy or for erasure',
  'privacy.request.text':
    'Enter the email address you used on this site. We’ll send a link there to make sure it’s you; once you’ve confirmed, our team takes care of it.',
  'privacy.request.email': 'Email address',
  'privacy.request.email.missing': 'Please enter your email address',
  'privacy.request.email.wrong': 'Please enter a valid email address',
  'privacy.request.kind.missing': 'Please choose one',
  'privacy.request.placeholder': 'name@example.com',
  'privacy.request.kind': 'What you want',
  'privacy.request.copy': 'A copy of my data',
  'privacy.request.erasure': 'Erase my data',
  'privacy.request.submit': 'Send the request',
  'privacy.request.busy': 'Sending…',
  'privacy.request.sent':
    'Check your mail: we’ve sent a link to {email}. We’ll handle your request once you’ve confirmed it.',
  'privacy.request.limited':
    'There have been enough requests for this address today. Check your mail, or try again tomorrow.',
  'privacy.request.failed': 'Your request wasn’t sent. Check your connection and try again.',

  'privacy.young.title': 'If you’re 16 or 17',
  'privacy.young.text':
    'Please register with a parent’s or guardian’s permission. They may also use the rights above for you. Our classes are for people aged 16 and over, so if you’re not 16 yet, please don’t send us your details.',
} satisfies PrivacyTexts

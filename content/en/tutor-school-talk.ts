import type { SchoolTalk } from '../id/tutor-school-talk.ts'

export const schoolTalk = {
  'school.again': 'As I said before: {fact}',
  'school.ask': 'Shall I put you in touch with our team?',
  'price.none': 'Our fees aren’t published on the site, so I won’t guess. {fact}',
  'price.connect': 'Shall I put you in touch with our team, so that you get the exact figure?',
  'schedule.none': 'Exact timetables aren’t published on the site. {fact}',
  'programs.intro': 'At {shortBrand} you can choose from four:',
  'programs.ask': 'What is your goal: everyday life, work or an exam? Then I’ll suggest the right one.',
  'program.path': 'Among other things: {items}.',
  'trainers.intro': 'We have {count} trainers, local and international. For example {names}.',
  'trainers.one': '**{name}** ({title}, {experience}). Fields: {specialties}. Certificates: {certifications}.',
  'location.address': 'Our address is **{address}**.',
  'location.other':
    'For other cities, choose yours when you register, and our team will tell you what is available there or online.',
  'documents.where':
    'You can read the brochure and the proposal on the **Documents** page (/documents) after you sign in. No account yet? Create one at /signup with your email, free of charge.',
  'documents.password':
    'Forgot your password? The page /login has “Forgot your password?”, and a link will be sent to your email.',
  'about.years': '{brand} has been teaching for more than 50 years, since {year}.',
  'about.contact': 'You can reach us by phone at **{phone}** or by email at **{email}**.',
  'about.social':
    'You can also follow us on Instagram, Facebook, TikTok and LinkedIn; the links are at the bottom of the page.',
  'promo.connect': 'Shall I note your details, so that our team can help you get it?',
  'register.yes': 'Great to hear! We begin with a **free trial class**, so that you can see how it feels.',
  'register.how': 'I’ll note your name, your email and a phone number, and our team arranges the rest.',
  'human.yes': 'Of course, I’ll put you in touch with our team.',
  'human.contact': 'You can also call **{phone}** or write to **{email}**.',
  'business.connect': 'May I note your contact? Our team will ask how many people, which city and what for.',
  'interpreter.connect': 'May I note your contact, so that our team can check who is available?',
  'elsewhere':
    'Sorry, you’ve reached {shortBrand}, an English school, so I can’t look into that. Please contact that company’s customer service through its own app or website.',
  'elsewhere.english': 'If it helps, I can show you how to say it in English, politely and clearly.',
  'more.school':
    'What else would you like to know: the **timetable**, the **fees**, our **trainers** or the **placement test**?',
  'declined': 'No problem, you don’t have to give any details, and I won’t ask again. Just ask me whatever you like.',
  'declined.first': 'Of course, no details needed.',
  'declined.contact':
    'If you ever want to contact us yourself: the WhatsApp button below, a call to **{phone}** or a mail to **{email}**.',
  'price.contact': 'You can ask for the exact figure yourself at any time: call **{phone}** or write to **{email}**.',
  'school.noted': 'Good to know: our team plans the class around that.',
  'school.contact': 'To be sure: call **{phone}** or write to **{email}**.',
  'hello.company':
    'Welcome! I’m Ms Kiky, the AI tutor of {shortBrand}. Would you like to hear about English classes for your team? Tell me what you need, or just ask.',
  'price.why':
    'Because the fee differs by city, level and number of people, one figure on the site would often be wrong. So our team tells you directly.',
  'complaint': 'I’m sorry about that. Let me put you in touch with our team, so that somebody looks into it.',
} satisfies SchoolTalk

import type { Details } from '../id/tutor-details.ts'

export const details = {
  'online':
    'You can learn at your office, at our place or online, depending on the city and the class. When you register, tell us your city and that you would like to learn online, and our team will tell you what is available.',
  'place':
    'There are online classes, so there is a way from {place} too, depending on the class. Classes on site in {place} aren’t published (our address is **{address}**). Tell our team your city: call **{phone}** or email **{email}**.',
  'place.here': 'Yes, we are in {place}: **{address}**. There are online classes as well, depending on the class.',
  'evening':
    'Class times, evening classes included, aren’t published, because they differ by city and level. Tell our team when you’re free, for example “after work”, and they’ll see what fits: call **{phone}** or email **{email}**.',
  'weekend':
    'Whether there are classes on Saturday or Sunday isn’t published; the schedule differs by city and level. Our team can tell you: call **{phone}** or email **{email}**.',
  'child':
    'Our classes are for people aged **{minimum} and over**, so there are none for primary or junior high school. At home, songs, picture books and ten minutes of English a day are a good start.',
  'time.zone':
    'A different time zone is no problem for asking, but the hours of the online classes aren’t published. Tell our team your city and when you’re free in local time, and they’ll look for an hour that fits: call **{phone}** or email **{email}**.',
  'connection':
    'How good the connection must be, and whether classes are recorded, isn’t published, so I won’t guess. Tell our team about your signal: call **{phone}** or email **{email}**.',
  'patience':
    'Yes, that matters to us: our teachers are patient, and you may make mistakes as often as you like. There are local teachers who know what is hard for Indonesians, and international ones. You can find out in a free trial class.',
  'payment':
    'How to pay (cash, transfer, in parts, or at a certain time) isn’t published. Our team tells you together with the fees: call **{phone}** or email **{email}**.',
  'makeup':
    'What happens if you miss a class, take a break or need to move one isn’t published. Our team can explain it: call **{phone}** or email **{email}**.',
  'access':
    'Special needs (a wheelchair, hearing, sight or anything else) aren’t mentioned on the site, but please do ask. Tell our team: call **{phone}** or email **{email}**.',
  'test.free':
    'Good news: the placement test is free. And there is nothing to study for: it only finds the right place for you to start.',
  'trial.free':
    'Yes, the trial class is free. If you would like one, just say **sign me up** and I’ll note your details.',
  'certificate':
    'The site doesn’t say anything about a course certificate, so I won’t promise one; our team can tell you. Official certificates such as IELTS or TOEFL are issued by their own exam bodies; we prepare you for the exam.',
  'invoice':
    'The site doesn’t say anything about invoices and tax documents, so I won’t guess. Tell our team what your company needs (company name, tax number, purchase order): call **{phone}** or write to **{email}**.',
  'instalments':
    'How you can pay, instalments included, isn’t written on the site. Our team tells you together with the fee of your class.',
  'estimate':
    'I can’t even give you an estimate, because the fee really differs by city, level and number of people. Our team has the exact figure: call **{phone}** or write to **{email}**, with no obligation.',
  'score':
    'To be honest: we don’t promise a score, because the result depends on where you start, your time and your practice. What is guaranteed: **your money back within 30 days**. What you get: a study plan that follows your exam date, regular practice tests, and detailed feedback on your writing and speaking.',
  'fluent':
    'How long it takes depends on your level now, your goal and the time you have each week, so I won’t promise a figure. The placement test shows where you start, and your study plan is built from there.',
  'length':
    'The length of a course and the number of lessons differ by program, city and level, and aren’t written on the site. Our team tells you once they know your program.',
  'size':
    'Class sizes can differ by city and level, and private classes aren’t mentioned on the site. Say what you would like when you register, and our team looks for something that suits you.',
  'accredited':
    'The site doesn’t say anything about accreditation or licences, so please ask our team: call **{phone}** or write to **{email}**.',
  'age.young':
    'Our classes are for people **aged {minimum} and over**, so {age} is too young to join. We would rather be honest than offer a class that does not fit.',
  'age.young.more':
    'Until then, songs, picture books and 10 minutes of English a day at home are a good start. At {minimum}, our door is open.',
  'age.teen':
    'Yes! At {age} you can join with a parent’s or guardian’s permission. Before classes begin there is a placement test to find the right starting point.',
  'age.adult': 'Yes! At {age} you can join; the minimum age is {minimum}, and it is never too late to learn.',
  'official':
    'Official tests (TOEFL, IELTS, Cambridge) are issued by their own exam bodies. The site doesn’t say whether you can take one at our place.',
  'test': 'Before classes begin there is a placement test, so that you join the right level.',
  'times': 'Class times (morning, afternoon, evening) aren’t published, because they differ by city and level.',
  'conditions': 'The site names no other conditions and no obligation.',
  'start': 'When the next class starts isn’t published.',
  'hours': 'Our office hours aren’t published.',
  'private': 'Private classes aren’t mentioned on the site.',
  'materials': 'Books, materials and apps aren’t mentioned on the site.',
  'languages': 'We teach English here; classes in other languages aren’t mentioned on the site.',
  'audience': 'A class only for {audience} isn’t mentioned on the site. There are: {programs}.',
  'program': 'Yes: **{name}**. {summary}',
  'team': 'Our team can tell you what isn’t published: call **{phone}** or email **{email}**.',
  'connect': 'Shall I put you in touch with our team? Just say **yes**.',
  'sorry':
    'I’m very sorry, that isn’t good service. I can’t see your messages or your registration from here, so the quickest way is to call **{phone}** or email **{email}**.',
  'sorry.again':
    'I’m sorry; I understand that you’re annoyed. The quickest way is still to call **{phone}** or email **{email}**.',
  'sorry.connect': 'Or I note your number and our team calls you. Just say **yes**.',
} satisfies Details

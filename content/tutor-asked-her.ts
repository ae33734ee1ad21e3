/** Before a colon: what stands behind it is asked of her or told to her, and not to be translated. */
export const asksHer =
  /(?<!\p{L})(?:tanya|nanya|tanyain|bertanya|nanyain|ditanya|pertanyaan|pertanyaanku|pertanyaannya|jawab|jawablah|dijawab|tema|temanya|topik|topiknya|jelaskan|jelasin|latihan|belajar|soalnya adalah|question|questions|ask|asking|answer|topic|theme|explain)(?!\p{L})[^:.?!]*$/iu

/** Behind a colon: a request to her. */
export const requestsOfHer =
  /^(?:tolong )?(?:jelaskan|jelasin|terangkan|terangin|ceritakan|sebutkan|sebutin|bandingkan|bandingin|apa (?:beda|bedanya|perbedaan|perbedaannya)|bedanya apa|kenapa pakai|kapan pakai|explain|compare|what is the difference)(?!\p{L})/iu

/** Nothing is to be translated. */
export const noTranslation =
  /(?<!\p{L})(?:(?:bukan|jangan|gak usah|ga usah|nggak usah|tidak usah|ngapain|kok|kenapa) (?:malah |jadi |di|minta |buat |untuk |disuruh |suruh |nyuruh )*(?:di)?(?:terjemah\p{L}*|translate\p{L}*|inggrisin)|lho kok (?:jadi |malah )?terjemahan|(?:not|no|don't|dont|didn't ask|stop) (?:a |to |for a |asking for a |asking you to |ask you to |you to )?translat\p{L}*)/iu

/** What is different between two that are quoted, and no translation of them. */
export const asksDifference =
  /(?<!\p{L})(?:beda|bedanya|bedana|bedane|bedain|perbedaan\p{L}*|difference|different|differ|vs)(?!\p{L})/iu

const emptyWords =
  /^((click|tap|press) )?(here|this|link|more|read more|learn more|more information|details|website|web site|url|यहाँ|यहां|लिंक|और पढ़ें)( क्लिक करें)?[.!…»> ]*$/iu

export const isVagueLinkText = (text: string) => emptyWords.test(text)

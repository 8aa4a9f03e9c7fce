/** What is dear to make, made once for each language and its options: the formatters of `Intl`. */
export function keeping<O, F>(make: (language: string, options: O) => F): (language: string, options: O) => F {
  const kept = new Map<string, F>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const one = kept.get(key) ?? make(language, options);
    kept.set(key, one);
    return one;
  };
}

import ar from '../locales/ar.json';
import en from '../locales/en.json';

/** The entrance's texts, in the language of the page. */
export interface EntranceWords {
  title: string;
  heading: string;
  lead: string;
  /** Replaces the lead when the page was asked for before signing in. */
  onTheWay: string;
  email: string;
  password: string;
  submit: string;
  forgot: string;
  unreachable: string;
  showPassword: string;
  hidePassword: string;
  busy: string;
}

/** Imports texts individually, to keep the module's other texts out of the script. */
export function wordsIn(language: string, company: string): EntranceWords {
  const words = language.startsWith('ar') ? arabic : english;
  return { ...words, lead: words.lead.replace('{{company}}', company) };
}

const english: EntranceWords = {
  title: en.signIn.title,
  heading: en.signIn.heading,
  lead: en.signIn.subheading,
  onTheWay: en.signIn.onTheWay,
  email: en.signIn.email,
  password: en.signIn.password,
  submit: en.signIn.submit,
  forgot: en.signIn.forgot,
  unreachable: en.signIn.unreachable,
  showPassword: en.signIn.showPassword,
  hidePassword: en.signIn.hidePassword,
  busy: en.signIn.busy,
};

const arabic: EntranceWords = {
  title: ar.signIn.title,
  heading: ar.signIn.heading,
  lead: ar.signIn.subheading,
  onTheWay: ar.signIn.onTheWay,
  email: ar.signIn.email,
  password: ar.signIn.password,
  submit: ar.signIn.submit,
  forgot: ar.signIn.forgot,
  unreachable: ar.signIn.unreachable,
  showPassword: ar.signIn.showPassword,
  hidePassword: ar.signIn.hidePassword,
  busy: ar.signIn.busy,
};

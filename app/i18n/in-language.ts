export { inLanguage } from '../../domain/in-language.ts';

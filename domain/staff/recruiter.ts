/** A member of staff as applicants and clients see them. Only colleagues who agreed to it are shown. */
export type Recruiter = {
  name: string;
  /** The path of a picture or the key of a drawing. */
  image: string | null;
};

/** Length of the text about an author below an article, in each language. */
export const maxBioLength = 300;

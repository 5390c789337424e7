//! Scores to try the reader on: two famous games, each in the notation of a country and a time. Moves
//! are facts; the headings are our own. The native tests of the reader read this file as well.

/// Adolf Anderssen against Lionel Kieseritzky, London, 21 June 1851, in English descriptive notation
/// as Staunton's time printed it.
pub(super) const ENGLISH: &str = "\
LONDON, 21 JUNE 1851.

     WHITE.                     BLACK.
   Anderssen.                Kieseritzky.
 1. P. to K. 4th.            1. P. to K. 4th.
 2. P. to K. B. 4th.         2. P. takes P.
 3. B. to Q. B. 4th.         3. Q. to K. R. 5th (ch.)
 4. K. to B. sq.             4. P. to Q. Kt. 4th.
 5. B. takes Kt. P.          5. Kt. to K. B. 3rd.
 6. Kt. to K. B. 3rd.        6. Q. to K. R. 3rd.
 7. P. to Q. 3rd.            7. Kt. to K. R. 4th.
 8. Kt. to K. R. 4th.        8. Q. to K. Kt. 4th.
 9. Kt. to K. B. 5th.        9. P. to Q. B. 3rd.
10. P. to K. Kt. 4th.       10. Kt. to K. B. 3rd.
11. R. to K. Kt. sq.        11. P. takes B.
12. P. to K. R. 4th.        12. Q. to K. Kt. 3rd.
13. P. to K. R. 5th.        13. Q. to K. Kt. 4th.
14. Q. to K. B. 3rd.        14. Kt. to K. Kt. sq.
15. B. takes P.             15. Q. to K. B. 3rd.
16. Kt. to Q. B. 3rd.       16. B. to Q. B. 4th.
17. Kt. to Q. 5th.          17. Q. takes Kt. P.
18. B. to Q. 6th.           18. B. takes R.
19. P. to K. 5th.           19. Q. takes R. (ch.)
20. K. to K. 2nd.           20. Kt. to Q. R. 3rd.
21. Kt. takes Kt. P. (ch.)  21. K. to Q. sq.
22. Q. to K. B. 6th (ch.)   22. Kt. takes Q.
23. B. to K. 7th. Mate.
";

/// Paul Morphy against the Duke of Brunswick and Count Isouard, Paris 1858, in the notation of German
/// handbooks.
pub(super) const GERMAN: &str = "\
Paris 1858.

Wei\u{df}: Morphy.  Schwarz: Herzog von Braunschweig und Graf Isouard.

 1. e2\u{2014}e4   e7\u{2014}e5
 2. Sg1\u{2014}f3  d7\u{2014}d6
 3. d2\u{2014}d4   Lc8\u{2014}g4
 4. d4\u{d7}e5   Lg4\u{d7}f3
 5. Dd1\u{d7}f3  d6\u{d7}e5
 6. Lf1\u{2014}c4  Sg8\u{2014}f6
 7. Df3\u{2014}b3  Dd8\u{2014}e7
 8. Sb1\u{2014}c3  c7\u{2014}c6
 9. Lc1\u{2014}g5  b7\u{2014}b5
10. Sc3\u{d7}b5  c6\u{d7}b5
11. Lc4\u{d7}b5\u{2020} Sb8\u{2014}d7
12. 0-0-0     Ta8\u{2014}d8
13. Td1\u{d7}d7  Td8\u{d7}d7
14. Th1\u{2014}d1  De7\u{2014}e6
15. Lb5\u{d7}d7\u{2020} Sf6\u{d7}d7
16. Db3\u{2014}b8\u{2020} Sd7\u{d7}b8
17. Td1\u{2014}d8 matt.
";

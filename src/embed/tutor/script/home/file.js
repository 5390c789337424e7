// In a lesson that is one file the program stands in the script itself.
export const fetchTutor = () => import("../program.js");

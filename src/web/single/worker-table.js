// What the script of a worker finds in itself where everything is in one file: `jadoubeKept`.
import * as glue from "#programs";

import { unpack } from "./kept.js";

self.jadoubeKept = {
  glue,
  file(path) {
    const packed = self.jadoubePacked.get(path);
    return packed && unpack(packed);
  },
};

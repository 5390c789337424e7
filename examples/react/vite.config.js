import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  // Any folder of any host will do.
  base: "./",
  plugins: [react()],
  // The program of the boards is one file with its WebAssembly in it, fetched when a board is played on.
  build: { chunkSizeWarningLimit: 1200 },
});

module.exports = require('@jetway/kit-build').shell(__dirname);
